import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAct } from '../app/use-act.ts'
import { buyingWith } from './buying.ts'
import { cartPlace } from './places.ts'

/** What a page of the mall does to goods and shops. */
export function useBuying() {
  const act = useAct()
  const navigate = useNavigate()
  return useMemo(() => buyingWith(act, () => void navigate(cartPlace())), [act, navigate])
}
