import { describe, expect, it } from 'vitest'
import { rested, visit } from './browser.ts'

describe('an input method', () => {
  it('keeps its own Enter: what is being composed is not searched for', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await page.goto('/')
    await rested(page)
    const box = page.getByRole('main').getByRole('combobox')
    await box.focus()
    const keyboard = await context.newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: '电阻', selectionStart: 2, selectionEnd: 2 })
    await expect.poll(() => box.inputValue()).toBe('电阻')
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'char',
      key: 'Enter',
      text: '\r',
      windowsVirtualKeyCode: 229,
    })
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
    })
    expect(new URL(page.url()).pathname).toBe('/')

    await keyboard.send('Input.insertText', { text: '电阻' })
    await expect.poll(() => box.inputValue()).toBe('电阻')
    await box.press('Enter')
    await page.waitForURL(/datasheetSearch\//)
    expect(decodeURIComponent(page.url())).toMatch(/datasheetSearch\/电阻$/)
  })
})
