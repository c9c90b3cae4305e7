export { finishLogin, loginAddress } from './partner.ts'
export { returnAddress } from './return-address.ts'
