/** A ref for what may be wider than its place: a stop in the tab order only while there is more than is seen. */
export function scrollSideways(element: HTMLElement | null) {
  if (!element) return
  const settle = () => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  settle()

  const observer = new ResizeObserver(settle)
  for (const part of [element, ...element.children]) observer.observe(part)
  return () => observer.disconnect()
}
