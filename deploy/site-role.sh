#!/bin/sh
# The database's image runs this once, when its data folder is empty. It makes the role with which the sites connect; that role owns
# nothing.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$SITE_PASSWORD" <<'SQL'
create role miami_flow_site login password :'password';
SQL
