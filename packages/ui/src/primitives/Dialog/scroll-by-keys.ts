/**
 * A ref for a part that may scroll: when there is more than is seen, keys must reach it. A stop in the tab order only
 * while it is needed.
 */
export function scrollByKeys(element: HTMLElement | null) {
  if (!element) return
  const settle = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  settle()

  const observer = new ResizeObserver(settle)
  observer.observe(element)
  return () => observer.disconnect()
}
