import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { RevisionDiffView, RevisionPanel } from '@xinpu/ui/datasheet'
import { Button, EmptyState, ErrorState, Section } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { revisionDiff } from '../search/queries.ts'
import { datasheetPlace, revisionsPlace } from './places.ts'
import type { SpecInfoParams } from './spec-info-params.ts'

export interface SpecRevisionsProps {
  sheet: SpecPublicDetail
  search: SpecInfoParams
  isVisitor: boolean
}

/** The revisions of a datasheet, and what changed between two of them. */
export function SpecRevisions({ sheet, search, isVisitor }: SpecRevisionsProps) {
  const place = usePlace()
  const { revisions } = sheet
  const to = revisions.find(({ id }) => id === search.rev) ?? revisions[0]
  const from = revisions.find(({ id }) => id === search.from) ?? revisions[revisions.findIndex((one) => one === to) + 1]

  return (
    <>
      <RevisionPanel
        revisions={revisions}
        current={sheet.revision}
        hrefOf={({ id }) => place(revisionsPlace(sheet.id, id))}
      />
      {from && to && from.id !== to.id && (
        <Section title={`版本 ${from.rev} 与 ${to.rev} 的差异`}>
          {isVisitor ? <LoginFirst /> : <Changes sheetId={sheet.id} fromId={from.id} toId={to.id} />}
        </Section>
      )}
    </>
  )
}

function LoginFirst() {
  const { openLogin } = useLogin()
  return (
    <EmptyState
      title="登录后查看两版之间改了什么"
      why="逐页列出改动，数值变更单独标出，并指出影响了哪些收藏。"
      action={
        <Button tone="primary" onPress={() => openLogin()}>
          登录
        </Button>
      }
    />
  )
}

function Changes({ sheetId, fromId, toId }: { sheetId: number; fromId: number; toId: number }) {
  const call = useCall()
  const place = usePlace()
  const { data, error, refetch } = useQuery(revisionDiff(call, fromId, toId))
  if (error) {
    const said = error instanceof ApiError && error.kind === 'business' ? error.message : undefined
    return <ErrorState kind="server" {...(said && { message: said })} onRetry={() => void refetch()} />
  }
  return <RevisionDiffView diff={data} hrefOf={(page) => place(datasheetPlace(sheetId, page))} />
}
