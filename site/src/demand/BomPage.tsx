import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { bomList } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import type { Bom as SavedBom } from '@xinpu/sdk/types'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, Button, ErrorState, NumberField, onDemand, Skeleton } from '@xinpu/ui/primitives'
import { memo, Suspense, useCallback, useReducer, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import { shownOf, type NotShown } from '../app/shown.ts'
import { bomReducer, draftOfSaved, isBomDraft, type BomAction, type BomDraft, type BomList } from './bom-list.ts'
import { bomPlace, type BomParams } from './bom-params.ts'
import { BomAside } from './BomAside.tsx'
import { BomBoard } from './BomBoard.tsx'
import { BomReading } from './BomReading.tsx'
import { useBoards, useKeeping, useResumed } from './use-bom-keeping.ts'
import { useBomMatching } from './use-bom-matching.ts'
import { useBomSubmit } from './use-bom-submit.ts'

const BomDone = onDemand(() => import('./BomDone.tsx').then((module) => module.BomDone))
const BomSaved = onDemand(() => import('./BomSaved.tsx').then((module) => module.BomSaved))
const BomTaken = onDemand(() => import('./BomTaken.tsx').then((module) => module.BomTaken))

interface BomPageProps {
  search: BomParams
}

/** R027: a list of parts is read, matched line by line, split, and handed over. Each saved list is mended by itself. */
export const BomPage = ({ search }: BomPageProps) => <ListPage key={search.bom} search={search} />

function ListPage({ search }: BomPageProps) {
  const call = useCall()
  const draft = useDraft(search.bom === undefined ? 'bom' : `bom ${search.bom}`, isBomDraft)
  const navigate = useNavigate()
  const [fresh, setFresh] = useState(0)
  const saved = useQuery({ ...query(call, bomList, { id: search.bom ?? 0 }), enabled: search.bom !== undefined })
  const shown = search.bom === undefined ? { data: [] } : shownOf(saved)
  if (!draft.isReady || shown === 'loading' || 'onRetry' in shown) return <NotHere of={shown} />

  const [bom] = shown.data
  const kept = bom?.lines && draftOfSaved({ ...bom, lines: bom.lines })
  const begun = fresh > 0 ? undefined : draft.initial
  /** Begins anew, also where the address stays the same; what was mended of a saved list waits for its return. */
  const begin = (bomId?: number) => {
    if (search.bom === undefined) draft.done()
    setFresh(fresh + 1)
    void navigate(bomPlace(bomId === undefined ? {} : { bom: bomId }))
  }
  return (
    <Bom
      key={`${draft.turn} ${fresh} ${bom?.id}`}
      search={search}
      initial={begun ?? kept}
      {...(bom && { saved: bom })}
      draft={draft}
      begin={begin}
    />
  )
}

/** A saved list while it comes, or why it does not: another one in its place would be saved over it. */
const NotHere = ({ of }: { of: NotShown | object | 'loading' }) => (
  <Shell>
    {typeof of === 'object' && 'onRetry' in of ? <ErrorState {...of} /> : <Skeleton shape="table" count={6} />}
  </Shell>
)

const breadcrumb = <Breadcrumb items={[{ label: '供求' }, { label: 'BOM 配单' }]} />

interface ShellProps {
  head?: React.ReactNode
  aside?: React.ReactNode
  children: React.ReactNode
}

const Shell = ({ head, aside, children }: ShellProps) => (
  <IndexLayout
    aside={aside}
    breadcrumb={breadcrumb}
    head={head ?? <PageHead title="BOM 配单" note="不用改表头，不用套模板；不登录也能匹配，提交时才要登录" />}
  >
    {children}
  </IndexLayout>
)

interface BomProps {
  search: BomParams
  /** What the list begins with; it is no longer kept once it is handed over. */
  initial: BomDraft | undefined
  /** The list as the server keeps it. */
  saved?: SavedBom
  draft: ReturnType<typeof useDraft<BomDraft>>
  /** Leaves this list for another: one that is saved, or none. */
  begin: (bomId?: number) => void
}

function Bom({ search, saved, draft, begin, ...props }: BomProps) {
  const [initial] = useState(props.initial)
  const { boards = initial?.boards ?? 1, bucket } = search
  const navigate = useNavigate()
  const { gated } = useLogin()
  const [list, dispatch] = useReducer(bomReducer, initial && { ...initial, turn: 0 })
  const submitting = useBomSubmit({ list, savedId: saved?.id, dispatch })
  const { isSubmitting, submitted, submit } = submitting
  const go = useCallback(
    (change: BomParams) => void navigate({ ...bomPlace({ ...search, ...change }), replace: true, resetScroll: false }),
    [navigate, search],
  )
  const showBucket = useCallback((next: BomParams['bucket']) => go({ bucket: next }), [go])
  useBomMatching(list, dispatch)
  useBoards(list, boards, dispatch)
  const isDone = submitted?.failures.length === 0
  useKeeping(list, isDone, draft)
  useResumed(list, () => void submit())

  if (!list)
    return (
      <Shell aside={<BomAside />}>
        <BomReading onRead={(read) => dispatch({ type: 'begin', list: { ...read, boards } })} />
      </Shell>
    )
  if (submitted && isDone)
    return (
      <Shell>
        <Suspense fallback={<Skeleton shape="detail" count={1} />}>
          {' '}
          <BomDone
            outcome={submitted}
            isPosting={isSubmitting}
            onPostRest={() => void submitting.postRest()}
            onOpen={begin}
            onAgain={() => begin()}
          />
        </Suspense>
      </Shell>
    )

  return (
    <Shell
      head={
        <BomHead
          name={list.name}
          boards={boards}
          attrition={list.attrition}
          go={go}
          begin={begin}
          dispatch={dispatch}
        />
      }
    >
      {draft.bar}
      <BomBoard
        list={list}
        bucket={bucket}
        onBucket={showBucket}
        dispatch={dispatch}
        isSubmitting={isSubmitting}
        submitted={submitted}
        isJustRead={initial === undefined}
        onSubmit={() => gated({ kind: 'submitBom' }, submit)}
        actions={
          saved && (
            <Suspense>
              {' '}
              <BomSaved
                bom={saved}
                onOpen={(version) => {
                  dispatch({ type: 'begin', list: draftOfSaved({ ...version, name: list.name }) })
                  go({ boards: version.boards })
                }}
              />
            </Suspense>
          )
        }
      />
      {submitting.freeName !== undefined && (
        <Suspense>
          <BomTaken name={list.name} {...submitting} />
        </Suspense>
      )}
    </Shell>
  )
}

interface BomHeadProps extends Pick<BomProps, 'begin'>, Pick<BomList, 'attrition' | 'boards' | 'name'> {
  go: (change: BomParams) => void
  dispatch: (action: BomAction) => void
}

/** The name of a list, and for how many boards it is. Not drawn again for what happens to its lines. */
const BomHead = memo(({ name, boards, attrition, go, begin, dispatch }: BomHeadProps) => (
  <PageHead
    title={name}
    actions={
      <>
        <NumberField
          label="套数"
          size="sm"
          value={boards}
          min={1}
          max={1_000_000}
          onChange={(next) => {
            if (next) go({ boards: next })
          }}
        />
        <NumberField
          label="阻容损耗"
          size="sm"
          unit="%"
          value={attrition}
          min={0}
          max={100}
          onChange={(next) => dispatch({ type: 'attrition', attrition: next ?? 0 })}
        />
        <Button onPress={() => begin()}>换一份</Button>
      </>
    }
  />
))
