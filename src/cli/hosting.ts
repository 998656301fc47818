import { SECURITY_HEADERS } from '../protocol/shell.ts';

/** Names in this folder have a hash: the file at such a name never changes. */
const HASHED = 'assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** What is asked for at every start, for hosts whose rules add to each other instead of taking each other's place. */
const ASKED_FOR = ['', 'index.html', 'boot.js', 'sw.js', 'manifest.webmanifest', 'icon.svg'];
/** The types that are sent gzipped; pictures are small already. */
const PACKED = ['application/manifest+json', 'image/svg+xml', 'text/css', 'text/html', 'text/javascript', 'text/plain'];

/** How long a file may be kept by those who fetched it, by its path in the folder of the app. */
export const cacheControl = (path: string): string => (path.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN);

const headers = Object.entries(SECURITY_HEADERS);
const MADE_BY = 'Made by `npm run hosting` of src/cli/hosting.ts and src/protocol/shell.ts.';

/** Read by Netlify, Cloudflare Pages and their like, at the root of what they publish; there the app lies at the root too. */
const netlify = (): string =>
  [
    `# ${MADE_BY}`,
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `/${HASHED}*`,
    `  cache-control: ${FOR_EVER}`,
    ...ASKED_FOR.flatMap((path) => [`/${path}`, `  cache-control: ${ASK_AGAIN}`]),
    '',
  ].join('\n');

/** A whole site; Caddy fetches its certificate by itself. */
const caddy = (): string => `# ${MADE_BY}
# ENZA_SITE=enza.example.org ENZA_DIR=/srv/enza caddy run --config Caddyfile
{$ENZA_SITE:localhost} {
	root * {$ENZA_DIR:/srv/enza}
	encode gzip {
		match {
${PACKED.map((type) => `\t\t\theader content-type ${type}*`).join('\n')}
		}
	}
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
	}
	@hashed path /${HASHED}*
	@named not path /${HASHED}*
	header @hashed cache-control "${FOR_EVER}"
	header @named cache-control "${ASK_AGAIN}"
	# Where the machine has no list of types, it would be plain text.
	header /manifest.webmanifest content-type application/manifest+json
	file_server
}
`;

/** What stands in a server's block that has its name, its certificate and its root. */
const nginx = (): string => `# ${MADE_BY}
# server { server_name enza.example.org; root /srv/enza; include /etc/nginx/enza.conf; … }
gzip on;
gzip_vary on;
gzip_types ${PACKED.filter((type) => type !== 'text/html').join(' ')};
types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg;
}
charset utf-8;
index index.html;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
add_header cache-control "${ASK_AGAIN}";
# A block that adds one header inherits none.
location /${HASHED} {
${headers.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}
    add_header cache-control "${FOR_EVER}";
}
`;

/** What hosts are told, by the file that it is written to. */
export const HOSTING: Readonly<Record<string, () => string>> = {
  'public/_headers': netlify,
  'src/cli/hosting/Caddyfile': caddy,
  'src/cli/hosting/nginx.conf': nginx,
};
