/**
 * A screen in a frame moves the focus only while the frame has it. Taken from the page around, whose menus close when it is gone, it would be taken from
 * someone who is just choosing there. Returns the way back.
 */
export function keepFocusOutside(): () => void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithinFrame(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}
