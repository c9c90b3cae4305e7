import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Gone } from './not-found.ts'

const Missing = lazy(() => import('./MissingPage.tsx').then((module) => ({ default: module.MissingPage })))
const Failed = lazy(() => import('./FailedPage.tsx').then((module) => ({ default: module.FailedPage })))

/** Pages that few visits need: they come when they are needed. */
export const LateMissingPage = ({ noun, gone }: { noun?: string; gone?: Gone | undefined }) => (
  <Suspense>
    <Missing {...(noun && { noun })} gone={gone} />
  </Suspense>
)

export const LateFailedPage = (props: ErrorComponentProps) => (
  <Suspense>
    <Failed {...props} />
  </Suspense>
)
