// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useNothingToAsk } from './use-nothing-to-ask.ts'

test('what has nothing to ask closes once it is known, and only once', () => {
  const close = vi.fn()
  const { rerender } = renderHook(({ why }) => useNothingToAsk(why, close), {
    initialProps: { why: undefined as string | undefined },
  })
  expect(close).not.toHaveBeenCalled()
  rerender({ why: '网络断开' })
  rerender({ why: '网络断开' })
  expect(close).toHaveBeenCalledOnce()
})
