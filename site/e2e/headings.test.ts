import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { origin, userAgent } from './browser.ts'
import { datasheetWith, partOf, resultsPath } from './catalogue.ts'

const { id, brandId, categoryId, model, specId } = await partOf('STM32F103C8T6')
const other = await partOf('STM32F103CBT6')
const sheet = await datasheetWith(2)

/** An address of every page, by the file of its route. */
const pages: Record<string, readonly string[]> = {
  'index.tsx': ['/'],
  'about.tsx': ['/about'],
  'ai.tsx': ['/ai', '/ai?q=3.3V%20%E7%A8%B3%E5%8E%8B%E5%99%A8'],
  'contactUs.tsx': ['/contactUs'],
  'disclaimer.tsx': ['/disclaimer'],
  'privacy.tsx': ['/privacy', '/privacy?tab=agreement'],
  'huiyuan.tsx': ['/huiyuan', '/huiyuan?levelId=3'],
  'im.tsx': ['/im'],
  'register.tsx': ['/register', '/register?kind=enterprise', '/register?isForget=true'],
  'promoteRegistration.tsx': ['/promoteRegistration'],
  'upload.tsx': ['/upload'],
  'ErrorPages/404.tsx': ['/ErrorPages/404', '/no/such/page'],
  'mobile/$.tsx': ['/mobile/no/such/page'],
  'brandDetail/$.tsx': [`/brandDetail/${brandId}`, '/brandDetail/999999'],
  'brandDetail/agentList/$.tsx': [`/brandDetail/agentList/${brandId}`],
  'brandDetail/companyInfo/$id.tsx': [`/brandDetail/companyInfo/${brandId}`],
  'brandDetail/contactInfo/$id.tsx': [`/brandDetail/contactInfo/${brandId}`],
  'brandDetail/specification/$.tsx': [`/brandDetail/specification/${brandId}`],
  'brandDetail/trader/$.tsx': [`/brandDetail/trader/${brandId}`],
  'brandList/$type.tsx': ['/brandList/0', '/brandList/1'],
  'datasheet/index.tsx': ['/datasheet'],
  'datasheet/datasheetBrand/$.tsx': ['/datasheet/datasheetBrand', `/datasheet/datasheetBrand/${brandId}`],
  'datasheet/datasheetCategory/$.tsx': ['/datasheet/datasheetCategory', `/datasheet/datasheetCategory/${categoryId}`],
  'datasheet/datasheetDetail/$.tsx': [`/datasheet/datasheetDetail/${id}/${model.toLowerCase()}`],
  'datasheet/datasheetSearch/$search.tsx': [resultsPath('stm32f103'), resultsPath('没有这样的东西')],
  'inquiry/homepage.tsx': ['/inquiry/homepage'],
  'inquiry/index/$.tsx': ['/inquiry/index/1/0', '/inquiry/index/0/0?keywords=nothing'],
  'inquiry/index_old/$.tsx': ['/inquiry/index_old/1/0'],
  'inquiry/demandDetails/$id.tsx': ['/inquiry/demandDetails/1', '/inquiry/demandDetails/999999'],
  'inquiry/enquiry/$id.tsx': ['/inquiry/enquiry/1'],
  'inquiry/createRequirements.tsx': ['/inquiry/createRequirements'],
  'inquiry/inquiryMore/$.tsx': ['/inquiry/inquiryMore/stock/0', '/inquiry/inquiryMore/stock/0?keywords=nothing'],
  'inquiry/companySearch.tsx': ['/inquiry/companySearch', '/inquiry/companySearch?keywords=nothing'],
  'inquiry/corporateHome/$id.tsx': ['/inquiry/corporateHome/1', '/inquiry/corporateHome/999999'],
  'inquiry/batchSearch.tsx': ['/inquiry/batchSearch'],
  'inquiry/batchUpload.tsx': ['/inquiry/batchUpload'],
  'inquiry/batchUploadNew.tsx': ['/inquiry/batchUploadNew'],
  'mall/index/$.tsx': ['/mall/index/1', '/mall/index/1?keywords=nothing'],
  'mall/productDetails/$id.tsx': ['/mall/productDetails/1', '/mall/productDetails/999999'],
  'mall/businessmen/$.tsx': ['/mall/businessmen', '/mall/businessmen/1', '/mall/businessmen/999999'],
  'mall/companySearch.tsx': ['/mall/companySearch', '/mall/companySearch?keywords=nothing'],
  'mall/cart.tsx': ['/mall/cart'],
  'mall/orderCreate.tsx': ['/mall/orderCreate?goodsId=1&qty=100'],
  'mall/payOrder.tsx': ['/mall/payOrder?payOrderId=1'],
  'mall/userCenter/$.tsx': [
    '/mall/userCenter',
    '/mall/userCenter?role=seller',
    '/mall/userCenter/addressList',
    '/mall/userCenter/invoiceManagement',
    '/mall/userCenter/myFavour',
    '/mall/userCenter?tab=bargain',
    '/mall/userCenter/myOrder/CNY',
    '/mall/userCenter/myOrder/orderDetail/1',
  ],
  'mall/enterGarrison.tsx': ['/mall/enterGarrison'],
  'prefecture/electronicComponentList/$.tsx': [
    '/prefecture/electronicComponentList',
    `/prefecture/electronicComponentList/${categoryId}`,
  ],
  'prefecture/electronicComponentList/compare.tsx': [
    `/prefecture/electronicComponentList/compare?ids=${id},${other.id}`,
    '/prefecture/electronicComponentList/compare',
  ],
  'specification/$search.tsx': ['/specification/ADC'],
  'specification/specification_info/$id.tsx': [`/specification/specification_info/${sheet.id}`],
  'specification_detail/$id.tsx': [`/specification_detail/${specId}`],
  'specification_outside_detail/$id.tsx': ['/specification_outside_detail/999999'],
  'specification_{$product}_detail.tsx': [`/specification_${model}_detail`, '/specification_LM358-NO-SUCH-PART_detail'],
  'userCenter/$.tsx': [
    '/userCenter?type=1',
    '/userCenter?type=23',
    '/userCenter/accountSetting?type=7',
    '/userCenter/inquiryManage/myInquiry?type=15',
    '/userCenter/taskList/taskList',
    '/userCenter/manage/companyManage?type=16',
  ],
}

it('every route is looked at', () => {
  const routes = readdirSync(join(import.meta.dirname, '../src/routes'), { recursive: true, encoding: 'utf8' })
  expect(routes.filter((name) => name.endsWith('.tsx') && name !== '__root.tsx').sort()).toEqual(
    Object.keys(pages).sort(),
  )
})

it.each(Object.values(pages).flat())('%s has one heading of the first level when it arrives', async (path) => {
  const html = await (await fetch(`${origin()}${path}`, { headers: { 'user-agent': userAgent } })).text()
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
})
