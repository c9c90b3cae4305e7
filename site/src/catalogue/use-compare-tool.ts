import { useNavigate } from '@tanstack/react-router'
import { useLocal } from '../app/use-local.ts'
import { comparePlace } from './compare-params.ts'
import { comparedParts, noParts } from './compared-parts.ts'

/** The dock's way to the comparison; none while nothing was put aside. */
export function useCompareTool() {
  const navigate = useNavigate()
  const parts = useLocal(comparedParts, noParts)
  if (parts.length === 0) return undefined
  return { count: parts.length, onOpen: () => void navigate(comparePlace(parts.map(({ id }) => id))) }
}
