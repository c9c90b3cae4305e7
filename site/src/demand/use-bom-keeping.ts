import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { StoredDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { isDue } from './bom-item.ts'
import { draftOfList, type BomAction, type BomDraft, type BomList } from './bom-list.ts'

/** The address says how many boards are built. */
export function useBoards(list: BomList | undefined, boards: number, dispatch: (action: BomAction) => void) {
  const isOther = list !== undefined && list.boards !== boards
  useEffect(() => {
    if (isOther) dispatch({ type: 'boards', boards })
  }, [isOther, boards, dispatch])
}

/** What was done to a list survives a reload and a login, until it is handed over. */
export function useKeeping(
  list: BomList | undefined,
  isDone: boolean,
  { keep, done }: Pick<StoredDraft<BomDraft>, 'done' | 'keep'>,
) {
  useEffect(() => {
    if (isDone) done()
    else if (list?.isTouched) keep(draftOfList(list))
  }, [list, isDone, keep, done])
}

/** After the login that it waited for, the list is submitted once all its lines are matched again. */
export function useResumed(list: BomList | undefined, submit: () => void) {
  const call = useCall()
  const navigate = useNavigate()
  const isWanted = useLocation({ select: ({ hash }) => hash === 'submit' })
  const { data: who } = useQuery(me(call))
  const isReady = isWanted && !!who && list !== undefined && !list.items.some(isDue)
  const resume = useEffectEvent(() => {
    void navigate({ to: '.', search: true, hash: '', replace: true })
    submit()
  })
  useEffect(() => {
    if (isReady) resume()
  }, [isReady])
}
