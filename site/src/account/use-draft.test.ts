// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, keepDraft } from './drafts.ts'
import { useDraft } from './use-draft.tsx'

/** A browser whose database does not open: what is typed is written down beside it. */
const closed = {
  open: () => ({
    set onerror(fail: () => void) {
      queueMicrotask(fail)
    },
  }),
}

beforeEach(() => void vi.stubGlobal('indexedDB', closed))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** A form that finds what was typed into it before. */
async function restored(form: string) {
  await keepDraft(form, '求购 STM32F103C8T6')
  const { result } = renderHook(() => useDraft(form, isText))
  await waitFor(() => expect(result.current.initial).toBe('求购 STM32F103C8T6'))
  return result
}

test('a draft that was sent does not stand in the form when it is opened again', async () => {
  const result = await restored('sent')
  const { turn } = result.current
  act(() => result.current.done())
  expect(result.current).toMatchObject({ isReady: true, initial: undefined, bar: undefined, turn })
  expect(await draftOf('sent')).toBeUndefined()
})

test('what was typed and not sent stands in the form when it is opened again', async () => {
  const result = await restored('closed')
  act(() => result.current.keep('求购 STM32F103C8T6 2K'))
  act(() => void globalThis.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(result.current.initial).toBe('求购 STM32F103C8T6 2K'))
  expect(result.current.turn).toBe(0)
})

test('what is written of a form that is left for another does not stand in that one', async () => {
  const { result, rerender } = renderHook(({ form }) => useDraft(form, isText), { initialProps: { form: 'one' } })
  await waitFor(() => expect(result.current.isReady).toBe(true))
  act(() => result.current.keep('求购 STM32F103C8T6 2K'))
  rerender({ form: 'other' })
  await waitFor(async () => expect((await draftOf('one'))?.value).toBe('求购 STM32F103C8T6 2K'))
  expect(result.current).toMatchObject({ initial: undefined, bar: undefined })
})

test('a draft that is sent while it is being written is not said to be kept', async () => {
  const result = await restored('hurried')
  await act(async () => {
    result.current.keep('求购 STM32F103C8T6 2K')
    globalThis.dispatchEvent(new Event('pagehide'))
    result.current.done()
    await new Promise(setImmediate)
  })
  expect(result.current.bar).toBeUndefined()
  expect(await draftOf('hurried')).toBeUndefined()
})

test('a draft that is thrown away has its form begin anew', async () => {
  const result = await restored('discarded')
  const { turn, bar } = result.current
  const { onDiscard } = (bar as React.ReactElement<{ onDiscard: () => void }>).props
  act(onDiscard)
  expect(result.current).toMatchObject({ initial: undefined, bar: undefined, turn: turn + 1 })
})
