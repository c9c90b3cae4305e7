import { useSuspenseQuery } from '@tanstack/react-query'
import type { ContactVO, SpecBrand } from '@xinpu/sdk/types'
import { Button, DescriptionList, EmptyState, LinkButton, Section, type DescriptionItem } from '@xinpu/ui/primitives'
import { useFeedback } from '../account/FeedbackContainer.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { brandAgentsPlace } from './places.ts'
import { contactsOfBrand } from './queries.ts'

/** R088: how to reach a brand; numbers are masked for visitors. */
export const BrandContactPage = ({ brandId }: { brandId: number }) => (
  <BrandFrame brandId={brandId} current="contact">
    {(brand) => <Contacts brand={brand} />}
  </BrandFrame>
)

function Contacts({ brand }: { brand: SpecBrand }) {
  const call = useCall()
  const { data: contacts } = useSuspenseQuery(contactsOfBrand(call, brand.id))
  if (contacts.length === 0) return <Unknown brand={brand} />

  return contacts.map((contact) => (
    <Section key={contact.id} title={contact.name} {...(contact.position && { meta: contact.position })}>
      <DescriptionList items={linesOf(contact)} columns={2} />
    </Section>
  ))
}

function Unknown({ brand }: { brand: SpecBrand }) {
  const place = usePlace()
  const openFeedback = useFeedback()
  const { website } = brand

  return (
    <EmptyState
      title="还没有登记的联系方式"
      why={website === '' ? '可以问问代理商，或把您知道的告诉我们。' : '可以从官网联系原厂，或问问代理商。'}
      action={
        website === '' ? (
          <Button onPress={openFeedback}>提供联系方式</Button>
        ) : (
          <LinkButton tone="primary" href={website}>
            打开官网
          </LinkButton>
        )
      }
      secondary={
        <LinkButton tone="quiet" href={place(brandAgentsPlace(brand.id))}>
          问代理商
        </LinkButton>
      }
    />
  )
}

/** What is not known has no line. */
function linesOf({ mobile, tel, email, qq, wechat, address, region }: ContactVO): DescriptionItem[] {
  const lines = { 手机: mobile, 电话: tel, 邮箱: email, QQ: qq, 微信: wechat, 地址: address, 负责区域: region }
  return Object.entries(lines).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
