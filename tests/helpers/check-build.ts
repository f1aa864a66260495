import { outdatedParts } from '../../scripts/steps.mjs'

/** Warns when the build is older than the sources. */
export default function checkBuild() {
  for (const name of outdatedParts()) {
    console.warn(
      `Warning: the build of ${name} is older than its sources. Run npm run build, or use npm run test:api.`,
    )
  }
}
