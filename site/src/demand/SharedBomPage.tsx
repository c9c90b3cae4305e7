import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { bomShareDetail } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import { BomLines } from '@xinpu/ui/demand'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, Button, ConfirmDialog, ErrorState, Skeleton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { draftOf, keepDraft } from '../account/drafts.ts'
import { draftOfSaved } from './bom-list.ts'
import { bomPlace } from './bom-params.ts'

/** R027 with a link to read: the list that somebody shares, and the way to match it oneself. */
export function SharedBomPage({ code }: { code: string }) {
  const call = useCall()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const shown = shownOf(useQuery(query(call, bomShareDetail, { code })))
  const bom = typeof shown === 'object' && 'lines' in shown ? shown : undefined

  async function take(): Promise<void> {
    if (!bom) return
    await keepDraft('bom', draftOfSaved(bom))
    await navigate(bomPlace({ boards: bom.boards }))
  }
  /** A list of their own that is not submitted yet is not lost without a word. */
  const askOrTake = async () => ((await draftOf('bom')) ? setAsking(true) : take())

  return (
    <IndexLayout
      breadcrumb={
        <Breadcrumb items={[{ label: '供求' }, { label: 'BOM 配单', ...bomPlace() }, { label: '分享的清单' }]} />
      }
      head={
        <PageHead
          title={bom?.name ?? '分享的清单'}
          actions={
            bom && (
              <Button tone="primary" onPress={() => void askOrTake()}>
                用它配单
              </Button>
            )
          }
        />
      }
    >
      {shown === 'loading' ? (
        <Skeleton shape="table" count={6} />
      ) : 'kind' in shown ? (
        <ErrorState {...shown} />
      ) : (
        <BomLines lines={shown.lines} boards={shown.boards} />
      )}
      <ConfirmDialog title="换成这份清单" verb="换成这份清单" isOpen={isAsking} onOpenChange={setAsking} confirm={take}>
        您有一份清单还没有提交，换了就找不回来。
      </ConfirmDialog>
    </IndexLayout>
  )
}
