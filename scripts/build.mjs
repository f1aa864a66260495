import { build, helpWith, install, main } from './steps.mjs'

helpWith(`npm run build
  Installs the packages and builds the parts of the product whose sources have changed.
  Exit code: 0 built, 1 failed, 2 wrong arguments`)

await main(async () => {
  await install()
  await build()
})
