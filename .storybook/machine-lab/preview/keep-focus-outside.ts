/**
 * A screen in a frame may move the focus only while the frame has it. Otherwise it would take the focus from the
 * surrounding page, whose open menus would close. Returns a function that stops this.
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
