/** Whether a key goes into a field, into a dialog of its own or into a menu, and is no shortcut there. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog',
    ) !== null
  );
}
