import { expect, it } from 'vitest'
import { rowOf } from './post-draft.ts'
import { readLines } from './read-lines.ts'

it('takes a pasted line for what the form is for, unless the line says which', () => {
  const lines = readLines('LM358DR 5K\n求 TPS5430 2K\n供 STM32F103C8T6 100')
  expect(lines.map((line) => rowOf(line, 0).type)).toEqual([0, 1, 0])
  expect(lines.map((line) => rowOf(line, 1).type)).toEqual([1, 1, 0])
})
