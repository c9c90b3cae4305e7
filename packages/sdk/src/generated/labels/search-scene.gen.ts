// Generated from the contract by `npm run gen`. Do not edit.
import type { SearchScene } from '../types.gen.ts'

/** 搜索范围. */
export const searchSceneLabels: Record<SearchScene, string> = {"spec":"资料","news":"资讯","mall":"商城","inquiry":"供求","agent":"代理商","prefecture":"专区","company":"企业"}
