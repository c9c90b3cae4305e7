import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** A page of the open document. */
export const sheet = (page: Page, number: number): Locator => page.locator(`[data-page="${number}"]`)

/** The canvases that are alive. */
export const canvases = (page: Page): Promise<number> => page.locator('[data-page] canvas').count()

/** The number in the reader's page field. */
export const shownPage = (page: Page): Promise<string> => page.getByRole('textbox', { name: '页码' }).inputValue()

/** Waits until a page is drawn: its canvas holds more than one colour. */
export async function drawn(page: Page, number: number): Promise<void> {
  const canvas = sheet(page, number).locator('canvas')
  await canvas.waitFor()
  await expect.poll(() => canvas.evaluate(countColours), { timeout: 15_000 }).toBeGreaterThan(1)
}

function countColours(canvas: HTMLElement | SVGElement): number {
  const { width, height } = canvas as HTMLCanvasElement
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  const pen = copy.getContext('2d')
  pen?.drawImage(canvas as HTMLCanvasElement, 0, 0)
  return new Set(new Uint32Array(pen?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0))).size
}
