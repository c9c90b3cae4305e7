import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SchemeDetail } from '@xinpu/sdk/types'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { SchemeBoard, SchemeGrid } from '@xinpu/ui/prefecture'
import { Breadcrumb, Button, ConfirmDialog, Section } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { draftOf, keepDraft } from '../account/drafts.ts'
import { late } from '../rendering/late.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { draftOfSaved } from '../demand/bom-list.ts'
import { bomPlace } from '../demand/bom-params.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { schemePlace, schemesPlace, zonePlace } from './places.ts'
import { schemeNumbered } from './queries.ts'
import type { SchemeParams } from './zone-params.ts'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

/** R065 with a number: one circuit, whose list of parts goes to the BOM screen. */
export function SchemePage({ id, search }: { id: number; search: SchemeParams }) {
  const place = usePlace()
  const navigate = useNavigate()
  const { data: scheme } = useSuspenseQuery(schemeNumbered(useCall(), id))
  const { sets = 1 } = search
  const { name, brandCn, brandId, model, fileSize } = scheme

  return (
    <IndexLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '专区', href: place(zonePlace) },
            { label: '电路方案', href: place(schemesPlace()) },
            { label: brandCn, href: place(schemesPlace({ brandId })) },
            { label: model },
          ]}
        />
      }
      head={<PageHead title={name} />}
    >
      <SchemeBoard
        scheme={scheme}
        sets={sets}
        onSets={(next) => void navigate({ ...schemesPlace({ id, sets: next }), replace: true, resetScroll: false })}
        partHref={(part) => place(partPlace({ id: part.modelId, model: part.model }))}
        actions={
          <>
            <MatchButton scheme={scheme} sets={sets} />
            {fileSize !== undefined && <DownloadButton of="scheme" document={{ id, title: name, fileSize }} />}
          </>
        }
      >
        <RichText html={scheme.content} />
      </SchemeBoard>
      {scheme.related.length > 0 && (
        <Section title="相近的方案" more={{ href: place(schemesPlace({ brandId })), label: `${brandCn}的方案` }}>
          <SchemeGrid schemes={scheme.related} hrefOf={(each) => place(schemePlace(each.id))} />
        </Section>
      )}
    </IndexLayout>
  )
}

/** Takes the list of parts to the BOM screen; one of their own that is not submitted yet is not lost without a word. */
function MatchButton({ scheme, sets }: { scheme: SchemeDetail; sets: number }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function take(): Promise<void> {
    const lines = scheme.parts.map(({ model, brandCn, quantity, designator, note, modelId }, at) => ({
      rowNo: at + 1,
      model,
      quantity,
      designator,
      description: note,
      bucket: 'review' as const,
      ...(brandCn && { brand: brandCn }),
      ...(modelId !== undefined && { modelId }),
    }))
    await keepDraft('bom', draftOfSaved({ name: scheme.name, boards: sets, attrition: 0, lines }))
    await navigate(bomPlace({ boards: sets }))
  }
  const askOrTake = async () => ((await draftOf('bom')) ? setAsking(true) : take())

  return (
    <>
      <Button tone="primary" size="lg" onPress={() => void askOrTake()}>
        整套配单 {sets} 套
      </Button>
      <ConfirmDialog title="换成这份清单" verb="换成这份清单" isOpen={isAsking} onOpenChange={setAsking} confirm={take}>
        您有一份清单还没有提交，换了就找不回来。
      </ConfirmDialog>
    </>
  )
}
