// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOnline } from './use-online.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const happens = (name: 'online' | 'offline') => act(() => void dispatchEvent(new Event(name)))

test('a network that goes is said until it is back; that is said once', () => {
  const { result } = renderHook(useOnline)
  expect(result.current).toBe('online')
  happens('offline')
  expect(result.current).toBe('offline')
  happens('online')
  expect(result.current).toBe('restored')
  act(() => void vi.advanceTimersByTime(3000))
  expect(result.current).toBe('online')
})

test('a network that was never gone has not come back', () => {
  const { result } = renderHook(useOnline)
  happens('online')
  expect(result.current).toBe('online')
})
