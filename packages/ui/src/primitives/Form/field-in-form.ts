const stops = 'input:not([type="hidden"]), textarea, button, [contenteditable="true"], [tabindex="0"]'

const canHold = (element: HTMLElement) =>
  element.matches(stops) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [aria-hidden="true"] *') &&
  element.getClientRects().length > 0

function* upwards(element: Element | null, form: HTMLFormElement) {
  for (let at = element; at instanceof HTMLElement && at !== form; at = at.parentElement) yield at
}

/** The part of a field that takes the focus: its own input, or the button before a hidden one. */
export function fieldInForm(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const marks = [...form.querySelectorAll<HTMLElement>('[data-field], [name]')]
  const mark = marks.find((element) => (element.dataset['field'] ?? element.getAttribute('name')) === field)

  for (const at of upwards(mark ?? null, form)) {
    const stop = [at, ...at.querySelectorAll<HTMLElement>(stops)].find(canHold)
    if (stop) return stop
  }
}

/** The name of the field that a part belongs to: its own, or the only one around it. */
export function nameOfField(part: Element, form: HTMLFormElement): string | undefined {
  for (const at of upwards(part, form)) {
    if (at.dataset['field']) return at.dataset['field']
    const names = new Set([at, ...at.querySelectorAll('[name]')].flatMap((each) => each.getAttribute('name') ?? []))
    if (names.size > 1) return
    if (names.size === 1) return [...names][0]
  }
}
