// `npm run build`: installs what is missing and rebuilds the texts and the site.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ buildOnly }) => buildOnly());
