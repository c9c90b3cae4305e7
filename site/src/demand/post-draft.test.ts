import { blankDraft } from '@xinpu/ui/demand'
import { expect, it } from 'vitest'
import { postDraftName } from './post-draft-name.ts'
import { changeOf, rowOf, toldOf } from './post-draft.ts'
import { linesBeyond, readLines } from './read-lines.ts'

const typed = { ...blankDraft, model: 'LM358DR', quantity: 5000 }

it('takes a pasted line for what the form is for, unless the line says which', () => {
  const lines = readLines('LM358DR 5K\n求 TPS5430 2K\n供 STM32F103C8T6 100')
  expect(lines.map((line) => rowOf(line, 0).type)).toEqual([0, 1, 0])
  expect(lines.map((line) => rowOf(line, 1).type)).toEqual([1, 1, 0])
})

it('changes a post to what stands in the form: what was emptied is taken back', () => {
  expect(changeOf(typed)).toMatchObject({ negotiable: true, taxNegotiable: true, batchNo: '' })
  const told = changeOf({ ...typed, price: 1.2, tax: 'without' })
  expect(told).toMatchObject({ negotiable: false, taxNegotiable: false, price: 1.2, taxIncluded: false })
})

it('gives a post that is changed new days only where some were chosen', () => {
  expect(changeOf({ ...typed, validDays: null }).validDays).toBeUndefined()
  expect(changeOf({ ...typed, validDays: 15 })).toMatchObject({ validDays: 15 })
})

it('brings a post that says the same up to what was typed, and leaves the rest of it as it is', () => {
  const told = Object.entries(toldOf(typed)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(told)).toEqual({ model: 'LM358DR', quantity: 5000 })
  expect(toldOf({ ...typed, price: 0.3, currency: 'USD' })).toMatchObject({ price: 0.3, currency: 'USD' })
})

it('keeps what an address brings apart from what was typed before it', () => {
  const names = [{}, { type: '0' as const }, { copy: 7 }, { model: 'LM358' }, { id: 7 }].map(postDraftName)
  expect(names).toEqual(['demand', 'demand', 'demand of 7', 'demand of LM358', 'demand 7'])
  expect(postDraftName({ text: 'a:b' })).not.toContain(':')
})

it('reads as many lines as are posted at once, and leaves the others whole', () => {
  const text = Array.from({ length: 502 }, (_, at) => `LM358DR ${at + 1}`).join('\n')
  expect(readLines(text)).toHaveLength(500)
  expect(linesBeyond(text)).toEqual(['LM358DR 501', 'LM358DR 502'])
})
