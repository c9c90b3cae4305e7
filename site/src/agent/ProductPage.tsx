import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { AgentProduct } from '@xinpu/sdk/types'
import { AgentCard, AgentProductList } from '@xinpu/ui/agent'
import { ParamTable } from '@xinpu/ui/datasheet'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, DescriptionList, Link, LinkButton, Section } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { partPlace } from '../catalogue/places.ts'
import { createPlace } from '../demand/places.ts'
import { ContactReveal } from '../enterprise/ContactReveal.tsx'
import { datasheetPlace } from '../datasheet/places.ts'
import { GoodsText } from '../mall/GoodsText.tsx'
import { productsInput } from './load-agents.ts'
import { agentPlace, agentsPlace, productPlace } from './places.ts'
import { agentOf, productOf, productsOf } from './queries.ts'

/** R033: a part that an agent offers, with who else offers it one click away. */
export function ProductPage({ id }: { id: number }) {
  const place = usePlace()
  const { data: product } = useSuspenseQuery(productOf(useCall(), id))
  const { model, brandCn, agentId, agentName, description, params } = product

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '代理商', href: place(agentsPlace()) },
            { label: agentName, href: place(agentPlace(agentId)) },
            { label: model },
          ]}
        />
      }
      head={<PageHead title={`${model} ${brandCn}`} actions={<Deeds product={product} />} />}
      aside={<Beside product={product} />}
    >
      <Facts product={product} />
      {description && (
        <Section title="产品介绍">
          <GoodsText html={description} />
        </Section>
      )}
      {params.length > 0 && (
        <Section title="参数">
          <ParamTable params={params} />
        </Section>
      )}
      <More product={product} />
    </DefaultLayout>
  )
}

function Deeds({ product: { model, brandCn, modelId } }: { product: AgentProduct }) {
  const place = usePlace()
  return (
    <>
      {modelId !== undefined && <LinkButton href={place(partPlace({ id: modelId, model }))}>全部卖家与报价</LinkButton>}
      <LinkButton tone="primary" href={place(createPlace({ type: '1', model, brand: brandCn }))}>
        询价
      </LinkButton>
    </>
  )
}

function Facts({ product: { name, brandId, brandCn, categoryName, specId } }: { product: AgentProduct }) {
  const place = usePlace()
  return (
    <Section title="产品">
      <DescriptionList
        items={[
          { label: '名称', value: name },
          {
            label: '品牌',
            value: <Link href={place(brandPlace(brandId))}>{brandCn}</Link>,
          },
          ...(categoryName ? [{ label: '分类', value: categoryName }] : []),
          ...(specId === undefined
            ? []
            : [
                {
                  label: '数据手册',
                  value: <Link href={place(datasheetPlace(specId))}>阅读数据手册</Link>,
                },
              ]),
        ]}
      />
    </Section>
  )
}

/** The agent behind it, and whom to call there. */
function Beside({ product: { agentId, contacts } }: { product: AgentProduct }) {
  const place = usePlace()
  const visit = useVisit()
  const found = useQuery(agentOf(useCall(), agentId))
  return (
    <>
      <Section title="代理商">
        <Region of={found}>
          {(seller) => (
            <AgentCard of={{ kind: 'agent', seller }} now={new Date(visit.now)} href={place(agentPlace(agentId))} />
          )}
        </Region>
      </Section>
      {contacts.length > 0 && (
        <Section title="联系人">
          {contacts.map((contact) => (
            <ContactReveal key={contact.id} contact={contact} />
          ))}
        </Section>
      )}
    </>
  )
}

function More({ product: { id, agentId } }: { product: AgentProduct }) {
  const place = usePlace()
  const { data } = useQuery(productsOf(useCall(), productsInput(agentId, 'home', {})))
  const others = (data?.data ?? []).filter((one) => one.id !== id)
  if (others.length === 0) return null
  return (
    <Section title="这家的其他产品" more={{ href: place(agentPlace(agentId, 'products')), label: '全部产品' }}>
      <AgentProductList products={others} hrefOf={(one) => place(productPlace(one.id))} />
    </Section>
  )
}
