import { DocPage } from '@xinpu/ui/frame'
import { Button, DescriptionList, PageBody } from '@xinpu/ui/primitives'
import { useFeedback } from '../account/FeedbackContainer.tsx'
import { contactWays, type ContactWay } from './contact.ts'

const sections = contactWays.map((way) => ({
  id: way.id,
  title: way.title,
  paragraphs: [way.text],
  content: <DescriptionList face="mono" items={itemsOf(way)} />,
}))

function itemsOf({ mail, phone }: ContactWay) {
  const address = { label: '邮箱', value: mail, copy: mail }
  return phone ? [{ label: '电话', value: phone, copy: phone }, address] : [address]
}

/** How to reach us, and a form for those who would rather write here. */
export function ContactPage() {
  const openFeedback = useFeedback()

  return (
    <PageBody>
      <DocPage
        title="联系我们"
        sections={sections}
        actions={
          <Button tone="primary" onPress={openFeedback}>
            在线反馈
          </Button>
        }
      />
    </PageBody>
  )
}
