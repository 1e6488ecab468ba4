// The payment provider's client, whose pages are there at once, without a call. The bar of a checkout is without that call; and the sandbox
// writes down all that it knows at each one, which would be most of what is measured.
const Client = require('stripe');

let pages = 0;

module.exports = class Provider extends Client {
  constructor(...given) {
    super(...given);
    this.checkout.sessions.create = async () => {
      pages += 1;
      return { id: `cs_bench_${process.pid}_${pages}`, url: `https://pay.example.com/${pages}` };
    };
  }
};
