/**
 * Stories render only their args: a request from one is a mistake and fails it. Returns a function that restores fetch.
 */
export function forbidNetwork(): () => void {
  const { fetch } = globalThis;
  const { send } = XMLHttpRequest.prototype;
  globalThis.fetch = (input) => {
    const address = input instanceof Request ? input.url : String(input);
    throw new Error(`A story asked the network for ${address}. Give it its data.`);
  };
  XMLHttpRequest.prototype.send = () => {
    throw new Error('A story asked the network by XMLHttpRequest. Give it its data.');
  };
  return () => {
    globalThis.fetch = fetch;
    XMLHttpRequest.prototype.send = send;
  };
}
