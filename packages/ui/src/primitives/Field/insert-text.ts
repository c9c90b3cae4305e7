/** Writes where the caret stands, as typing would: what is selected goes, the caret ends behind, listeners hear of it. */
export function insertText(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
