import type { ContactVO } from '@xinpu/sdk/types'
import { Button, DescriptionList } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'

/** How to reach somebody; visitors see stars, and how to see more. */
export function ContactLines({ contact }: { contact: ContactVO }) {
  const { openLogin } = useLogin()
  const { name, position, mobile, tel, email, qq, wechat, address, region, brands } = contact
  const lines = {
    姓名: [name, position].filter(Boolean).join('　'),
    手机: mobile,
    电话: tel,
    邮箱: email,
    QQ: qq,
    微信: wechat,
    地址: address,
    负责地区: region,
    负责品牌: brands.map((brand) => brand.name).join('、'),
  }

  return (
    <>
      <DescriptionList items={Object.entries(lines).flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
      {contact.isMasked && (
        <Button size="sm" onPress={() => openLogin()}>
          登录后查看
        </Button>
      )}
    </>
  )
}
