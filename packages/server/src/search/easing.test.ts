import { understand } from '@xinpu/trade/understanding'
import { expect, test } from 'vitest'
import { easedAnswer } from './easing.ts'

const { terms } = understand('LM358 火星 5% 16V 0402', new Map())
/** Answers once the words are gone that nothing has; keeps count of the questions. */
function without(...impossible: string[]) {
  const asked: string[] = []
  const ask = (text: string) => {
    asked.push(text)
    return Promise.resolve({ total: impossible.some((word) => text.includes(word)) ? 0 : 1 })
  }
  return { asked, ask }
}

test('the word that tells least goes first', async () => {
  const { asked, ask } = without('火星')
  await expect(easedAnswer(terms, ask)).resolves.toEqual({ total: 1, dropped: ['火星'] })
  expect(asked).toEqual(['LM358 5% 16V 0402'])
})

test('when one is not enough, several go together, and the number of the part stays', async () => {
  const { ask, asked } = without('火星', '16V')
  await expect(easedAnswer(terms, ask)).resolves.toEqual({ total: 1, dropped: ['火星', '5%', '16V'] })
  expect(asked.length).toBeLessThanOrEqual(8)
})

test('a kind in Chinese that is not understood is not given up for a package or USB, but for a number or a kind it is', async () => {
  const only = (text: string) => (asked: string) => Promise.resolve({ total: asked === text ? 1 : 0 })
  const usb = { kind: 'category' as const, ids: [1], label: 'USB' }
  const read = (text: string) =>
    understand(
      text,
      new Map([
        ['usb', usb],
        ['电容', { ...usb, label: '电容' }],
      ]),
    ).terms
  await expect(easedAnswer(read('静电圈 USB'), only('USB'))).resolves.toBeUndefined()
  await expect(easedAnswer(read('静电圈 SOT-23'), only('SOT-23'))).resolves.toBeUndefined()
  await expect(easedAnswer(read('静电圈 电容'), only('电容'))).resolves.toMatchObject({ dropped: ['静电圈'] })
  await expect(easedAnswer(read('静电圈 LM358'), only('LM358'))).resolves.toMatchObject({ dropped: ['静电圈'] })
})

test('the value that tells what a part is stays when its kind goes', async () => {
  const read = understand(
    '4R7 0805 电阻',
    new Map([['电阻', { kind: 'category' as const, ids: [1], label: '电阻' }]]),
  ).terms
  const ask = (text: string) => Promise.resolve({ total: text.includes('电阻') ? 0 : 1 })
  await expect(easedAnswer(read, ask)).resolves.toMatchObject({ dropped: ['电阻'] })
})

test('what nothing helps is not asked for ever', async () => {
  const { ask, asked } = without('LM358')
  const many = understand('LM358 火0 星1 月2 日3 地4 天5 人6 水7 木8 金9', new Map()).terms
  await easedAnswer(many, () => Promise.resolve({ total: 0 }))
  await expect(easedAnswer(terms, ask)).resolves.toBeUndefined()
  expect(asked.length).toBeLessThanOrEqual(8)
  await expect(easedAnswer(terms.slice(0, 1), ask)).resolves.toBeUndefined()
})
