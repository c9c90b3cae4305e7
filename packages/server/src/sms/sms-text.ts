/** What the number that was left is told, and the address that was proved. */
export const changedText = '您的账号已换绑其他手机，此号码不能再用来登录。如果不是您本人操作，请尽快联系客服。'
