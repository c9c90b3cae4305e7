import type * as z from 'zod'
import { choice } from '../field.ts'

/** 搜索范围. The part of the site that a search box looks through. */
export const SearchScene = choice('搜索范围', {
  spec: '资料',
  news: '资讯',
  mall: '商城',
  inquiry: '供求',
  agent: '代理商',
  prefecture: '专区',
  company: '企业',
}).meta({ id: 'SearchScene' })
export type SearchScene = z.infer<typeof SearchScene>
