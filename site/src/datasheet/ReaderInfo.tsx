import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { ParamTable, RevisionPanel } from '@xinpu/ui/datasheet'
import { Link, PartNumber, Section } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { revisionsPlace } from './places.ts'

const shownParams = 8

/** The reader's right side: the parts a datasheet describes, their figures, and its revisions. */
export function ReaderInfo({ sheet }: { sheet: SpecPublicDetail }) {
  const place = usePlace()
  const [part] = sheet.parts
  return (
    <>
      {sheet.parts.length > 0 && (
        <Section title="手册里的型号">
          {sheet.parts.map((described) => (
            <Link key={described.id} tone="part" href={place(partPlace(described))}>
              <PartNumber>{described.model}</PartNumber>
            </Link>
          ))}
        </Section>
      )}
      {part && part.params.length > 0 && (
        <Section title="参数" more={{ href: place(partPlace(part)), label: `全部 ${part.params.length} 项` }}>
          <ParamTable params={part.params.slice(0, shownParams)} caption={`${part.model} 的主要参数`} />
        </Section>
      )}
      <RevisionPanel
        revisions={sheet.revisions}
        current={sheet.revision}
        compareHref={place(revisionsPlace(sheet.id))}
        hrefOf={({ id }) => place(revisionsPlace(sheet.id, id))}
      />
    </>
  )
}
