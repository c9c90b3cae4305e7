/** A key that is a letter of the index goes to it, as in a menu. */
export function focusLetter(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : /^\d$/.test(event.key) ? '#' : undefined
  if (!letter) return

  event.currentTarget.querySelector<HTMLElement>(`[data-letter="${letter}"]:not([data-disabled])`)?.focus()
}
