import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { MissingPageProps } from './MissingPage.tsx'

const Missing = lazy(() => import('./MissingPage.tsx').then((module) => ({ default: module.MissingPage })))
const Failed = lazy(() => import('./FailedPage.tsx').then((module) => ({ default: module.FailedPage })))

/** Pages that few visits need: they come when they are needed. */
export const LateMissingPage = (props: MissingPageProps) => (
  <Suspense>
    <Missing {...props} />
  </Suspense>
)

export const LateFailedPage = (props: ErrorComponentProps) => (
  <Suspense>
    <Failed {...props} />
  </Suspense>
)
