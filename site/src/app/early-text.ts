type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** How React knows what it was told last. */
  _valueTracker?: { setValue: (value: string) => void }
}

/**
 * What was typed before a field was live stands in it, and nobody heard of it: it is told now, as if it were typed. The
 * field itself is not written to, so that an input method goes on.
 */
export function tellTyped(part: ParentNode): void {
  for (const field of part.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea')) {
    if (field.value === field.defaultValue) continue
    field._valueTracker?.setValue('')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
