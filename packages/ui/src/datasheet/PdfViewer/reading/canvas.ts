/** Gives a canvas's memory back at once; Safari keeps it until the next collection otherwise. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

/** Takes the pictures out of a page's place. */
export function clearPage(host: HTMLElement): void {
  for (const canvas of host.querySelectorAll('canvas')) release(canvas)
  host.replaceChildren()
}
