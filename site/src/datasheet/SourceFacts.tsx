import type { OutsideSpec } from '@xinpu/sdk/types'
import { DescriptionList, Link, PartNumber, Section } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'

/** Whose document it is, and what was seen of it when it was fetched last. */
export function SourceFacts({ sheet }: { sheet: OutsideSpec }) {
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
