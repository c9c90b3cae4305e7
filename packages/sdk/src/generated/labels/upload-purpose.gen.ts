// Generated from the contract by `npm run gen`. Do not edit.
import type { UploadPurpose } from '../types.gen.ts'

/** 上传用途. */
export const uploadPurposeLabels: Record<UploadPurpose, string> = {"image":"图片","avatar":"头像","spec":"数据手册","sheet":"表格","document":"文档","licence":"营业执照","certificate":"证书","receipt":"付款凭证","resume":"简历","chat":"聊天文件","disk":"云盘文件"}
