import type { PartDetail, SpecDto } from '@xinpu/sdk/types'
import { ParamTable } from '@xinpu/ui/datasheet'
import { Button, Icon, Section } from '@xinpu/ui/primitives'
import { Flag } from 'lucide-react'
import { useFeedback } from '../account/FeedbackContainer.tsx'
import { usePlace } from '../app/use-place.ts'
import { datasheetPlace } from '../datasheet/places.ts'
import { useDeeds } from '../datasheet/SpecActions.tsx'
import { SpecDialogs } from '../datasheet/SpecDialogs.tsx'

export interface PartParamsProps {
  part: PartDetail
  /** The datasheet that its figures come from, where it is ours. */
  sheet: SpecDto | undefined
}

/** Every parameter of a part with the page that says so, and a way to tell that one is wrong. */
export function PartParams({ part, sheet }: PartParamsProps) {
  const place = usePlace()
  const { specId } = part

  return (
    <Section title="参数" meta={`${part.params.length} 项`}>
      <ParamTable
        params={part.params}
        caption={`${part.model} 的参数`}
        {...(specId !== null && { hrefOfPage: (page, revisionId) => place(datasheetPlace(specId, page, revisionId)) })}
        foot={sheet ? <ReportSheet part={part} sheet={sheet} /> : <ReportPart />}
      />
    </Section>
  )
}

/** Figures come from the datasheet: what is wrong with them is told of it. */
function ReportSheet({ part, sheet }: { part: PartDetail; sheet: SpecDto }) {
  const open = useDeeds(sheet.id)
  return (
    <>
      <Report onPress={() => open('report', { reason: 'wrongFigure', quote: `${part.model} 的参数` })} />
      <SpecDialogs spec={sheet} />
    </>
  )
}

/** Without a datasheet of ours, it is feedback on the page. */
function ReportPart() {
  const openFeedback = useFeedback()
  return <Report onPress={openFeedback} />
}

const Report = ({ onPress }: { onPress: () => void }) => (
  <Button size="sm" tone="quiet" onPress={onPress}>
    <Icon of={Flag} /> 参数报错
  </Button>
)
