import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { SpecHeader } from '@xinpu/ui/datasheet'
import { DatasheetLayout } from '@xinpu/ui/layout'
import { Icon, LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import { BookOpen } from 'lucide-react'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { partPlace } from '../catalogue/places.ts'
import { datasheetPlace, specInfoPlace } from './places.ts'
import { publicDatasheet } from './queries.ts'
import type { SpecInfoParams } from './spec-info-params.ts'
import { RecommendedSheets } from './RecommendedSheets.tsx'
import { SpecActions, SpecMenu } from './SpecActions.tsx'
import { SpecDialogs } from './SpecDialogs.tsx'
import { SpecOutline, SpecParams, SpecText } from './SpecInfoParts.tsx'
import { SpecRevisions } from './SpecRevisions.tsx'
import { headerLine } from './sticky-lines.ts'

export interface SpecInfoPageProps {
  id: number
  search: SpecInfoParams
}

/** R079: what a datasheet says of itself, without its pages: parameters, outline, revisions, text. */
export function SpecInfoPage({ id, search }: SpecInfoPageProps) {
  const call = useCall()
  const { data: sheet } = useSuspenseQuery(publicDatasheet(call, id))
  const { data: who, isFetching } = useQuery(me(call))
  useAutoLogin(who === null && !isFetching)

  return (
    <>
      <DatasheetLayout band={<InfoHead sheet={sheet} />} head={<InfoTabs id={id} current={search.tab ?? 'params'} />}>
        {search.tab === 'outline' && <SpecOutline sheet={sheet} />}
        {search.tab === 'revisions' && <SpecRevisions sheet={sheet} search={search} isVisitor={!who} />}
        {search.tab === 'text' && <SpecText sheet={sheet} />}
        {search.tab === undefined && <SpecParams sheet={sheet} />}
        {search.tab === undefined && <RecommendedSheets id={id} />}
      </DatasheetLayout>
      <SpecDialogs spec={sheet} />
    </>
  )
}

function InfoHead({ sheet }: { sheet: SpecPublicDetail }) {
  const place = usePlace()
  const [part] = sheet.parts
  return (
    <SpecHeader
      spec={sheet}
      brandHref={place(brandPlace(sheet.brandId))}
      backHref={place(part ? partPlace(part) : { to: '/datasheet' })}
      actions={
        <>
          <LinkButton href={place(datasheetPlace(sheet.id))}>
            <Icon of={BookOpen} /> 阅读
          </LinkButton>
          <SpecActions spec={sheet} />
        </>
      }
      menu={<SpecMenu spec={sheet} />}
      stickyTop={headerLine}
    />
  )
}

const tabs = [
  { id: 'params', label: '参数' },
  { id: 'outline', label: '目录' },
  { id: 'revisions', label: '版本' },
  { id: 'text', label: '文字' },
] as const

function InfoTabs({ id, current }: { id: number; current: string }) {
  const place = usePlace()
  const items = tabs.map((tab) => ({
    ...tab,
    href: place({ ...specInfoPlace(id), search: tab.id === 'params' ? {} : { tab: tab.id } }),
  }))
  return <LinkTabs label="资料信息" current={current} items={items} />
}
