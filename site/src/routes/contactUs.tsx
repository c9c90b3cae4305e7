import { createFileRoute } from '@tanstack/react-router'
import { DocPage } from '@xinpu/ui/frame'
import { Button, DescriptionList, PageBody } from '@xinpu/ui/primitives'
import { useFeedback } from '../account/FeedbackContainer.tsx'
import { contactWays, type ContactWay } from '../portal/contact.ts'
import { staticHead } from '../portal/static-head.ts'

export const Route = createFileRoute('/contactUs')({
  staticData: { shell: 'default' },
  head: ({ match }) =>
    staticHead(
      {
        title: '联系我们',
        description: '芯谱的客服、商务与举报联系方式，以及在线反馈。',
        path: '/contactUs',
        kind: 'ContactPage',
      },
      match.context.visit,
    ),
  component: Page,
})

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

function Page() {
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
