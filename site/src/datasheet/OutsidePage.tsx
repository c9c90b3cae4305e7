import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { OutsideSpec } from '@xinpu/sdk/types'
import { SpecHeader } from '@xinpu/ui/datasheet'
import { ReaderLayout } from '@xinpu/ui/layout'
import { Button, DescriptionList, Icon, Link, PartNumber, Section } from '@xinpu/ui/primitives'
import { CloudUpload } from 'lucide-react'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { searchPlace } from '../search/places.ts'
import { OutsideView } from './OutsideView.tsx'
import { outsideDatasheet } from './queries.ts'
import { SourceLink } from './SourceNote.tsx'
import { useDeeds } from './SpecActions.tsx'
import { SpecDialogs } from './SpecDialogs.tsx'
import { documentLine, headerLine } from './sticky-lines.ts'

export interface OutsidePageProps {
  id: number
  page: number | undefined
  find: string | undefined
}

/** R082: a datasheet that another site keeps; read here where that is allowed, else the way there. */
export function OutsidePage({ id, page, find = '' }: OutsidePageProps) {
  const call = useCall()
  const { data: sheet } = useSuspenseQuery(outsideDatasheet(call, id))
  const { data: who, isFetching } = useQuery(me(call))
  useAutoLogin(who === null && !isFetching)

  return (
    <>
      <ReaderLayout
        stickyTop={headerLine + documentLine}
        head={<OutsideHead sheet={sheet} />}
        sidebar={null}
        viewer={<OutsideView sheet={sheet} isVisitor={!who} page={page} find={find} />}
        info={<SourceFacts sheet={sheet} />}
      />
      <SpecDialogs spec={sheet} isOutside />
    </>
  )
}

function OutsideHead({ sheet }: { sheet: OutsideSpec }) {
  const place = usePlace()
  const open = useDeeds(sheet.id)
  const save = (
    <Button onPress={() => open('saveSpec')}>
      <Icon of={CloudUpload} /> 存链接到云盘
    </Button>
  )
  return (
    <SpecHeader
      spec={sheet}
      source={sheet.sourceHost}
      brandHref={place(searchPlace(sheet.brandCn))}
      backHref={place(partPlace(sheet))}
      actions={
        <>
          {save}
          <SourceLink sheet={sheet} />
        </>
      }
      menu={save}
      stickyTop={headerLine}
    />
  )
}

/** Whose document it is, and what was seen of it when it was fetched last. */
function SourceFacts({ sheet }: { sheet: OutsideSpec }) {
  const place = usePlace()
  return (
    <Section title="来源">
      <DescriptionList
        items={[
          {
            label: '型号',
            value: (
              <Link tone="part" href={place(partPlace(sheet))}>
                <PartNumber>{sheet.model}</PartNumber>
              </Link>
            ),
          },
          { label: '品牌', value: sheet.brandCn },
          { label: '网站', value: sheet.sourceHost },
          ...(sheet.checkTime ? [{ label: '上次查看', value: sheet.checkTime.slice(0, 10) }] : []),
        ]}
      />
    </Section>
  )
}
