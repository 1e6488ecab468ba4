/**
 * Whether a process of a stage ended by a fault of the JavaScript engine itself, independent of the tests: occasionally
 * V8 loses count of its pages of machine code (nodejs/node#64500, "Check failed: jit_page.has_value()").
 * @param {string} output of the stage
 */
export const brokeDown = (output) => /^\s*# Fatal error in .*\n\s*# Check failed: /mu.test(output);
