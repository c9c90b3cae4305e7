/** What holds keys of its own: fields one types in, menus, dialogs. */
const own =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="slider"]'

/** Where it is kept that a person wants no keys of single letters. */
export const keysOffKey = 'listKeysOff'

/**
 * Whether a key without Ctrl that was pressed anywhere is meant for a list: nobody types or chooses characters, nothing
 * stands over the page, the list is the first on the page or the one that has the focus, and the person wants such keys.
 */
export function isForPage(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const at = event.target instanceof Element ? event.target : null
  if (!isPlain(event) || at?.closest(own)) return false
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') || isOff()) return false
  return list !== null && list === (at?.closest('[data-keys]') ?? document.querySelector('[data-keys]'))
}

/** 229 is how Safari tells that characters are chosen. */
const isPlain = (event: KeyboardEvent): boolean =>
  ![event.defaultPrevented, event.isComposing, event.ctrlKey, event.metaKey, event.altKey].includes(true) &&
  event.keyCode !== 229

function isOff(): boolean {
  try {
    return localStorage.getItem(keysOffKey) === 'true'
  } catch {
    return false
  }
}
