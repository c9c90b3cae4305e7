// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a text is taken once it has stood still, and only its last state', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 120), { initialProps: { text: '' } })
  for (const text of ['S', 'ST', 'STM']) {
    rerender({ text })
    act(() => void vi.advanceTimersByTime(100))
  }
  expect(result.current).toBe('')
  act(() => void vi.advanceTimersByTime(20))
  expect(result.current).toBe('STM')
})
