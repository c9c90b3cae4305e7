import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { BrandGrid } from '@xinpu/ui/brand'
import { NotFoundPage } from '@xinpu/ui/frame'
import { PageBody, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { settings } from '../app/settings.ts'
import { usePlace } from '../app/use-place.ts'
import { hotBrands } from '../portal/queries.ts'
import { PageSearch } from '../search/SiteSearch.tsx'
import { alikeInput, wordOfPath } from './load-brand.ts'
import { brandPlace, directoryPlace } from './places.ts'
import { brandDirectory } from './queries.ts'

/** No such brand: those whose names are like what the address says, or else those that people look at most. */
export function MissingBrand() {
  const { _splat, id } = useParams({ strict: false })
  const word = wordOfPath(_splat ?? id ?? '')

  return (
    <PageBody>
      <NotFoundPage
        kind="object"
        noun="品牌资料"
        why="它可能并入了别的品牌，或还没有收录。"
        search={<PageSearch text={word} />}
        home={settings.rootPage}
      />
      {word === '' ? <Hot /> : <Alike word={word} />}
    </PageBody>
  )
}

function Alike({ word }: { word: string }) {
  const call = useCall()
  const place = usePlace()
  const { data: alike } = useSuspenseQuery(brandDirectory(call, alikeInput(word)))
  if (alike.data.length === 0) return <Hot />

  return (
    <Section title="您要找的可能是">
      <BrandGrid brands={alike.data} hrefOf={({ id }) => place(brandPlace(id))} onPhone="all" />
    </Section>
  )
}

function Hot() {
  const call = useCall()
  const place = usePlace()
  const { data: hot } = useSuspenseQuery(hotBrands(call))

  return (
    <Section title="常看的品牌" more={{ href: place(directoryPlace()), label: '品牌库' }}>
      <BrandGrid brands={hot} hrefOf={({ id }) => place(brandPlace(id))} />
    </Section>
  )
}
