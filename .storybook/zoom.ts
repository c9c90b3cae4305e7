/** Storybook's own window of stories; Vitest has another. */
const frameOfStories = () =>
  window.frameElement?.id === 'storybook-preview-iframe' ? (window.frameElement as HTMLElement) : undefined

/**
 * Zooms as a browser does: the window has half the room, so that pages change their shape. Where the window is not
 * ours to change, only what is in it grows.
 */
export function zoomTo(percent: number): void {
  const frame = frameOfStories()
  const factor = percent / 100
  const share = factor === 1 ? '' : `${100 / factor}%`
  if (!frame) return void (document.documentElement.style.zoom = factor === 1 ? '' : String(factor))
  Object.assign(frame.style, {
    width: share,
    height: share,
    transform: factor === 1 ? '' : `scale(${factor})`,
    transformOrigin: '0 0',
    margin: factor === 1 ? '' : '0',
  })
}
